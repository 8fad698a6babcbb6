import { Hono } from "hono";
import type { AppContext } from "../context.ts";

export const profileRoutes = new Hono<AppContext>();
