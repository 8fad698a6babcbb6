import { handleEarlyClicks } from "./early-clicks.ts";
import { warmFormats } from "./formats.ts";
import { setInitialLanguage } from "./language.ts";
import { loadOnInteraction } from "./load-on-interaction.ts";
import { setInitialTheme } from "./theme.ts";

// Inlined in every page (scripts/build/early-script.ts), and run before the first paint.
setInitialTheme();
setInitialLanguage();
handleEarlyClicks();
loadOnInteraction();
warmFormats();
