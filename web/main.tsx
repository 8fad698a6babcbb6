import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { hearMovesFirst } from "./lib/history-moves.ts";
import { queryClient } from "./lib/query-client.ts";
import { publicScreens } from "./public-screens.ts";
import { followOtherTabs, startLanguage } from "./words/locale.ts";
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
const hasPageLanguage = await startLanguage();
if (isWhole) await publicScreens.load();
followOtherTabs();
// A whole page is taken over as it stands; a shell is drawn anew.
if (isWhole && hasPageLanguage) hydrateRoot(root, app);
else createRoot(root).render(app);
