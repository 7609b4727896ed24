"""Addresses, each written beside what answers it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

Answer = TypeVar("Answer", bound=Callable[..., Awaitable[Response]])
Serve = TypeVar("Serve", bound=Callable[..., Awaitable[None]])


class Routes(list[BaseRoute]):
    """The routes of an application, in the order in which they are tried.

    What stands in braces in an address is handed over by its name.
    """

    def get(self, path: str) -> Callable[[Answer], Answer]:
        return self._add(path, "GET")

    def post(self, path: str) -> Callable[[Answer], Answer]:
        return self._add(path, "POST")

    def _add(self, path: str, method: str) -> Callable[[Answer], Answer]:
        def add(answer: Answer) -> Answer:
            async def endpoint(request: Request) -> Response:
                return await answer(request, **request.path_params)

            self.append(Route(path, endpoint, methods=[method]))
            return answer

        return add

    def websocket(self, path: str) -> Callable[[Serve], Serve]:
        def add(serve: Serve) -> Serve:
            async def endpoint(socket: WebSocket) -> None:
                await serve(socket, **socket.path_params)

            self.append(WebSocketRoute(path, endpoint))
            return serve

        return add
