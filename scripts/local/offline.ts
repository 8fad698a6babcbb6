/** Keeps wrangler from asking anything of the outside: no metrics, no colo look-up, no prompts. */
export const offline = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  CI: "1",
} as const;
