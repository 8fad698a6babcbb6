import { Hono } from "hono";
import type { AppContext } from "../context.ts";

export const authRoutes = new Hono<AppContext>();
