import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { hearMovesFirst } from "./lib/history-moves.ts";
import { queryClient } from "./lib/query-client.ts";
import { styleSheetsAreRead } from "./lib/style-sheets.ts";
import { startLanguage } from "./words/locale.ts";
import "./styles/base.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to render into.");

const app = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>
);

hearMovesFirst();
const isWhole = root.dataset.whole !== undefined;
const [hasPageLanguage] = await Promise.all([startLanguage(), isWhole && styleSheetsAreRead()]);
// A whole page is taken over as it stands, a piece at a time; a shell is drawn anew.
if (isWhole && hasPageLanguage) {
  startTransition(() => void hydrateRoot(root, app));
} else createRoot(root).render(app);
