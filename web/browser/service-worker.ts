/** Caches the files of this build for offline use; `npm run dev` has no build. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker
    .register("/service-worker.js", { updateViaCache: "none" })
    .catch((error: unknown) => console.warn("The application is not kept for offline use.", error));
}
