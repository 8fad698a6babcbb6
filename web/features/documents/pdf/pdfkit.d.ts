/** What the documents use of pdfkit and linebreak, whose published types need those of Node or are missing. */
declare module "pdfkit" {
  export interface StructureOptions {
    readonly lang?: string;
    readonly alt?: string;
    readonly actual?: string;
    readonly scope?: "Column" | "Row" | "Both";
    readonly bbox?: readonly [number, number, number, number];
    readonly placement?: "Block" | "Inline";
  }

  export interface StructureElement {
    readonly dictionary: { readonly data: { A?: Readonly<Record<string, unknown>> } };
    add(child: StructureElement | StructureContent): StructureElement;
    end(): void;
  }

  export interface StructureContent {
    readonly refs: readonly object[];
  }

  export interface OpenedPicture {
    readonly width: number;
    readonly height: number;
  }

  interface TextOptions {
    readonly lineBreak: false;
    readonly baseline: "alphabetic";
    readonly characterSpacing: number;
    readonly features: readonly string[];
  }

  export default class PDFDocument {
    constructor(options: {
      readonly size: readonly [number, number];
      readonly margin: number;
      readonly tagged: true;
      readonly subset: "PDF/UA";
      readonly pdfVersion: "1.7";
      readonly displayTitle: true;
      readonly lang: string;
      readonly bufferPages: true;
      readonly autoFirstPage: false;
      /** No font of pdfkit, which the browser does not have. */
      readonly font: null;
      readonly info: Readonly<Record<string, string | Date>>;
    });
    /** The font that `font` chose last. */
    readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
    on(event: "data", listener: (chunk: Uint8Array) => void): this;
    on(event: "end", listener: () => void): this;
    end(): void;
    addPage(): this;
    switchToPage(index: number): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    registerFont(name: string, bytes: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(
      text: string,
      options: { readonly features: readonly string[]; readonly characterSpacing: number },
    ): number;
    text(text: string, x: number, y: number, options: TextOptions): this;
    openImage(bytes: Uint8Array): OpenedPicture;
    image(
      picture: OpenedPicture,
      x: number,
      y: number,
      options: { readonly width: number; readonly height: number },
    ): this;
    struct(type: string, options?: StructureOptions): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(type: string): StructureContent;
    markContent(type: string, options?: Readonly<Record<string, string>>): this;
    endMarkedContent(): this;
    save(): this;
    restore(): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    circle(x: number, y: number, radius: number): this;
    path(data: string): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    lineWidth(width: number): this;
    lineCap(cap: "butt" | "round"): this;
    dash(length: number, options: { readonly space: number }): this;
    clip(): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    fillOpacity(opacity: number): this;
    fill(): this;
    stroke(): this;
    fillAndStroke(): this;
  }
}

declare module "linebreak" {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
