import { withoutResult } from "#schema/import/formula-cells.ts";

/** Which of a workbook's sheets are hidden, in their order. */
export function hiddenSheetsOf(workbookXml: string): boolean[] {
  const sheets = workbookXml.match(/<(?:\w+:)?sheet\s[^<>]*>/g) ?? [];
  return sheets
    .filter((sheet) => /\sname=["'][^"']/.test(sheet))
    .map((sheet) => /\sstate=["'](?:hidden|veryHidden)["']/.test(sheet));
}

/** A formula without its result, which a program has written that calculates none; one that gives a text can give none. */
const resultless =
  /<((?:\w+:)?)c(\s[^<>]*|)><\1f(?:\s[^<>]*)?>([^<]*)<\/\1f>(?:<\1v\s?\/>|<\1v><\/\1v>)?<\/\1c>/g;

/**
 * The XML of a sheet in which errors, such as `#REF!`, and formulas without a result are texts, so that they
 * are not taken for blank cells.
 */
export function withFaultTexts(sheetXml: string): string {
  return sheetXml
    .replace(/<(?:\w+:)?c\s[^<>]*>/g, (cell) => cell.replace(/(\st=["'])e(?=["'])/, "$1str"))
    .replace(resultless, (cell, prefix: string, attributes: string, formula: string) => {
      if (/\st=["'](?:str|inlineStr|s)["']/.test(attributes)) return cell;
      const kept = attributes.replace(/\s[ts]=["'][^"']*["']/g, "");
      return `<${prefix}c${kept} t="str"><${prefix}v>${withoutResult(formula)}</${prefix}v></${prefix}c>`;
    });
}
