/**
 * The URL contract: the Worker mounts, the web client calls and the tests request these. Paths that the first view does
 * not need are in a file of their resource, such as `sales/sales-paths.ts`.
 */
export const apiPaths = {
  health: "/api/health",
  login: "/api/login",
  loginCallback: "/api/auth/callback/oidc",
  logout: "/api/logout",
  authUser: "/api/auth/user",
  profile: "/api/profile",
  profileExport: "/api/profile/export",
  artworks: "/api/artworks",
  artwork: "/api/artworks/:id",
  artworkRestore: "/api/artworks/:id/restore",
  artworkImage: "/api/artworks/:id/image",
  artworkAskingPrice: "/api/artworks/:id/asking-price",
  artworkStatus: "/api/artworks/:id/status",
  artworkRecord: "/api/artworks/:id/record",
  artworkHistory: "/api/artworks/:id/history",
  sales: "/api/sales",
  saleReturn: "/api/sales/:id/return",
  channels: "/api/channels",
  currencyRates: "/api/currency/rates",
  createSubscription: "/api/create-subscription",
  syncSubscription: "/api/sync-subscription",
  cancelSubscription: "/api/cancel-subscription",
  pauseSubscription: "/api/pause-subscription",
  resumeSubscription: "/api/resume-subscription",
  switchSubscription: "/api/switch-subscription",
  billingPortal: "/api/billing-portal",
  stripeWebhook: "/api/stripe/webhook",
  feedback: "/api/feedback",
  adminFeedback: "/api/admin/feedback",
  adminFeedbackEntry: "/api/admin/feedback/:id",
} as const;

export function artworkPath(id: string): string {
  return `${apiPaths.artworks}/${encodeURIComponent(id)}`;
}

/** Undoes the deletion of a work. */
export function artworkRestorePath(id: string): string {
  return `${artworkPath(id)}/restore`;
}

/** The picture's address; `hash` changes with its bytes, so that it can be cached for long. */
export function artworkImagePath(id: string, hash: string): string {
  return `${artworkPath(id)}/image?v=${encodeURIComponent(hash)}`;
}

/** The thumbnail of the picture at `imageUrl`, as the API answers it; the picture itself where it has none. */
export function artworkThumbnailPath(imageUrl: string): string {
  return `${imageUrl}&size=thumbnail`;
}

export function adminFeedbackEntryPath(id: string): string {
  return `${apiPaths.adminFeedback}/${encodeURIComponent(id)}`;
}

export type LoginFlow = "create" | "login";

/** Any other flow than `create` is a plain log-in. */
export function toLoginFlow(value: string | null | undefined): LoginFlow {
  return value === "create" ? "create" : "login";
}

export function loginPath(flow?: LoginFlow): string {
  return flow === undefined ? apiPaths.login : `${apiPaths.login}?flow=${flow}`;
}
