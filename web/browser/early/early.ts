import { warmFormats } from "./formats.ts";
import { settleLanguage } from "./language.ts";
import { answerPresses } from "./presses.ts";
import { settleTheme } from "./theme.ts";
import { wakeWhenWanted } from "./wake.ts";

// Stands in every page itself (scripts/build/early-script.ts) and runs before the first paint.
settleTheme();
settleLanguage();
answerPresses();
wakeWhenWanted();
warmFormats();
