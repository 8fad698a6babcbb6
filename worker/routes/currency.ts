import { Hono } from "hono";
import type { AppContext } from "../context.ts";

export const currencyRoutes = new Hono<AppContext>();
