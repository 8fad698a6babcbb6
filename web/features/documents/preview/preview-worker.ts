// The worker of pdf.js in a file of the build, as the content policy and the service worker know them.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
