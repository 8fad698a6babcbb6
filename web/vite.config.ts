import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compileWords } from "#scripts/build/compile-words.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const smallModules = [
  /\/node_modules\/@radix-ui\/react-(collection|direction|visually-hidden)\//,
  /\/web\/ui\/(checkbox|dialog-stack|fetch-states|more-icons|notice|page-heading|part-drawings|radio-group|text-area-field|use-had-focus|use-width|visually-hidden)\.tsx?$/,
  /\/web\/features\/(feedback\/queries|profile\/(account-queries|business\/use-tax-name|deletion|form-section)|subscription\/(checkout-origin|sync-query|use-checkout-left|subscribe\/(sync-until-subscribed|use-finish-payment)|term-choice|use-billing-portal|use-plan-words|use-status-words))\.tsx?$/,
  /\/web\/features\/artworks\/(calculator\/breakdown\/(arithmetic|parts-list|price-bar)|gallery\/(use-artworks|use-works-change))\.tsx?$/,
  /\/web\/features\/artworks\/record\/(amount|sold-dot|stored-form|unsaved-parts|use-channel-name|use-failure|use-prices|work-title|sale\/(cut-bar|cuts|days-on-offer|use-cut-words)|status\/(refused-fields|status-fields|status-form))\.tsx?$/,
  /\/web\/features\/artworks\/(documents\/issued\/queries|sales\/view|gallery\/(apostrophe|arrange|artwork-picture|arrangement|gallery-heading|gallery-view|search|use-arranged|work-title))\.tsx?$/,
  /\/web\/(api\/(business|invoices|price-lists)|app\/workspace\/(locked-gallery|use-documents|use-print-dialog)|browser\/(use-is-mounted|use-lock|use-page-restored|use-theme)|i18n\/(countries|(business|sales|work-documents)\/add-words))\.tsx?$/,
  /\/schema\/(artwork-record|asking-price|day-schema|days|fold-text|hold|import\/formula-cells|location|documents\/describe|feedback|price-list\/(channels|in-force|media-groups|sizes)|record-paths|sales\/(credited-sales|invoice|ledger|paths|sale-day|small-supplier|taxes))\.ts$/,
  /\/web\/i18n\/sales\/[\w-]+\/mail\.json/,
];

/** What every dialog is made of, and the smallest of them. */
const dialogModules =
  /\/node_modules\/@radix-ui\/react-(alert-dialog|dialog)\/|\/web\/(features\/artworks\/record\/guarded-parts|ui\/(confirm-dialog|dialog)|app\/greeting-dialog|features\/(session\/(idle\/idle|log-out)|artworks\/calculator\/leaving\/unsaved)-dialog)\.tsx$/;

/** What opens beside a control. */
const menuModules =
  /\/node_modules\/@radix-ui\/react-(dropdown-menu|popper|tooltip)\/|\/web\/ui\/(menu|tooltip)\.tsx$/;

export default defineConfig({
  root: folder("."),
  plugins: [react(), tailwindcss(), compileWords()],
  // React has had this hook of its own since 18: wouter needs no copy of it.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: "react" }] },
  // A worker that can load a part of itself later: the decoder of HEIC. That of documents has words of its own.
  worker: { format: "es", plugins: () => [compileWords()] },
  build: {
    outDir: folder("../dist/web"),
    emptyOutDir: true,
    target: "es2023",
    // A picture inlined as a data URL would need img-src data: for our own files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: {
        index: folder("index.html"),
        faces: folder("styles/faces.css"),
        "whole-pages": folder("styles/whole-pages.css"),
      },
      // Three chunks for the first view instead of sixteen, which weigh 4 % more. Each group takes what its module imports.
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            { name: "application", test: /\/web\/app\/main\.tsx$/, priority: 2 },
            { name: "calculator", test: /\/web\/app\/app-screen\.tsx$/, priority: 1 },
            // What several lazy parts share, in one chunk: each chunk's name is a line of the first view.
            { name: "shared", test: (id) => smallModules.some((modules) => modules.test(id)) },
            { name: "dialogs", test: dialogModules },
            { name: "menus", test: menuModules },
          ],
        },
      },
    },
  },
});
