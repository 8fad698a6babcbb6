import { Hono } from "hono";
import type { AppContext } from "../context.ts";

export const artworkRoutes = new Hono<AppContext>();
