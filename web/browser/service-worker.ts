/** Keeps this build's files for when there is no network; `npm run dev` has none to keep. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker
    .register("/service-worker.js", { updateViaCache: "none" })
    .catch((error: unknown) => console.warn("The application is not kept for offline use.", error));
}
