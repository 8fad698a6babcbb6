import { describe, expect, it } from "vitest";
import { defaultRates } from "#schema/currency.ts";
import { explainPrice } from "#schema/pricing/explain.ts";
import { storedPicture, unpreparedPicture } from "#web/works/picture/picture.ts";
import { emptyForm, type Form, isChanged, workFacts } from "./form.ts";
import { shownLength } from "./length.ts";
import { priceOf } from "./price.ts";
import { type Action, reduce } from "./reducer.ts";

const artist = {
  careerStage: "emerging",
  weeklyHours: "6-10",
  salesHistory: "1-5k",
  education: ["college"],
  hourlyRate: 20,
  currency: "CAD",
} as const;

const fresh = emptyForm("imperial", new Date("2025-06-01T12:00:00"));

function changed(form: Form, ...actions: Action[]): Form {
  return actions.reduce(reduce, form);
}

function priced(form: Form): Form {
  const work = workFacts(form);
  if (work === null) throw new Error("The form has no dimensions.");
  const price = priceOf(explainPrice(artist, work, defaultRates, null));
  return reduce(form, { type: "priced", price });
}

function shown(form: Form): [string, string] {
  return [shownLength(form.width, form.units), shownLength(form.height, form.units)];
}

const widthTyped = (text: string): Action => ({ type: "sideTyped", side: "width", text });

describe("typing", () => {
  it("S5.011 takes only digits with at most one decimal point for the length of a side", () => {
    expect(changed(fresh, widthTyped("12.5")).width.inches).toBe(12.5);
    for (const text of ["12.5.", "12a", "-3", "1e3", "0x10", "12,5", "."]) {
      expect(changed(fresh, widthTyped(text)).width).toEqual({
        text,
        units: "imperial",
        inches: null,
      });
    }
  });

  it("S5.014 S5.015 formats the materials to two decimals when left, and clears 0", () => {
    const blurred: Action = { type: "blurred", field: "materialsCost" };
    const typed = (text: string): Action => ({ type: "typed", field: "materialsCost", text });
    expect(changed(fresh, typed("86.4"), blurred).materialsCost).toBe("86.40");
    for (const text of ["0", "0.00", ".0", ""]) {
      expect(changed(fresh, typed(text), blurred).materialsCost).toBe("");
    }
    for (const text of [".", "1e3", "about 20"]) {
      expect(changed(fresh, typed(text), blurred).materialsCost).toBe(text);
    }
    expect(changed(fresh, typed("2000000"), blurred).materialsCost).toBe("2000000");
  });

  it("S5.016 S5.017 keeps hours a plain number when left, and clears 0", () => {
    const blurred: Action = { type: "blurred", field: "hoursSpent" };
    const typed = (text: string): Action => ({ type: "typed", field: "hoursSpent", text });
    expect(changed(fresh, typed("018.50"), blurred).hoursSpent).toBe("18.5");
    expect(changed(fresh, typed("0"), blurred).hoursSpent).toBe("");
  });

  it("S5.018 clears zero-like inputs when they are entered", () => {
    const zero = changed(fresh, widthTyped("0.0"), {
      type: "typed",
      field: "hoursSpent",
      text: "0",
    });
    const form = changed(
      zero,
      { type: "focused", field: "width" },
      { type: "focused", field: "hoursSpent" },
    );
    expect(form.width.text).toBe("");
    expect(form.hoursSpent).toBe("");
    expect(changed(fresh, { type: "focused", field: "height" }).height.text).toBe("15");
  });

  it("S5.019 takes the default title, or none, for no title of one's own", () => {
    const defaultTitle = "Untitled Artwork";
    const titled = (text: string) =>
      changed(
        fresh,
        { type: "typed", field: "title", text },
        { type: "titleBlurred", defaultTitle },
      );
    expect(titled("Untitled Artwork").title).toBe("");
    expect(titled("   ").title).toBe("");
    expect(titled(" Low Tide ").title).toBe("Low Tide");
  });
});

describe("the units", () => {
  it("S4.080 keep the inches at full precision", () => {
    const form = changed(fresh, widthTyped("24.25"), { type: "unitsChosen", units: "metric" });
    expect(shown(form)).toEqual(["61.6", "38.1"]);
    expect(form.width.inches).toBe(24.25);
    expect(shown(changed(form, { type: "unitsChosen", units: "imperial" }))).toEqual([
      "24.25",
      "15",
    ]);
  });

  it("S4.081 S4.082 go back to the default size when a value is blank or invalid", () => {
    const blank = changed(fresh, widthTyped(""));
    const metric = changed(blank, { type: "unitsChosen", units: "metric" });
    expect(shown(metric)).toEqual(["50.8", "38.1"]);
    const zero = changed(metric, widthTyped("0"), { type: "unitsChosen", units: "imperial" });
    expect(shown(zero)).toEqual(["20", "15"]);
  });
});

describe("the price", () => {
  const form = priced(fresh);

  it("S4.067 is absent until it is calculated", () => {
    expect(fresh.price).toBeNull();
    expect(form.price?.cents).toBe(25200);
  });

  it("S4.067 is absent again after a change of what is priced", () => {
    const changes: Action[] = [
      widthTyped("21"),
      widthTyped(""),
      { type: "sideTyped", side: "height", text: "1" },
      { type: "supportChosen", support: "paper-0.01" },
      { type: "mediumChosen", medium: "ink" },
      { type: "typed", field: "materialsCost", text: "5" },
      { type: "typed", field: "hoursSpent", text: "5" },
    ];
    for (const change of changes) expect(changed(form, change).price).toBeNull();
  });

  it("S4.067 stays through title, year, picture, Rotate, Mirror and the units", () => {
    const picture = unpreparedPicture("data:image/png;base64,", null);
    const next = changed(
      form,
      { type: "typed", field: "title", text: "Low Tide" },
      { type: "typed", field: "dateCreated", text: "2020" },
      { type: "pictureAdded", picture },
      { type: "mirrored" },
      { type: "rotated" },
      { type: "unitsChosen", units: "metric" },
      { type: "pictureRemoved" },
      widthTyped("38.10"),
    );
    expect(next.price?.cents).toBe(25200);
  });

  it("S4.083 S4.084 turns with the work: width and height swap, the picture turns by 90 degrees", () => {
    const picture = storedPicture("/p");
    const turned = changed(form, { type: "pictureAdded", picture }, { type: "rotated" });
    expect(shown(turned)).toEqual(["15", "20"]);
    expect(turned.picture?.orientation.rotationDegrees).toBe(90);
    expect(turned.price?.breakdown).toMatchObject({ widthInches: 15, heightInches: 20 });
  });
});

describe("unsaved changes", () => {
  it("S4.073 are any change from what was opened, a price included", () => {
    expect(isChanged(fresh, fresh)).toBe(false);
    expect(isChanged(priced(fresh), fresh)).toBe(true);
    expect(isChanged(changed(fresh, { type: "typed", field: "title", text: "A" }), fresh)).toBe(
      true,
    );
    expect(isChanged(changed(fresh, widthTyped("")), fresh)).toBe(true);
  });

  it("are none after a change was taken back, or only the units were chosen", () => {
    expect(isChanged(changed(fresh, widthTyped("2"), widthTyped("20.0")), fresh)).toBe(false);
    expect(isChanged(changed(fresh, { type: "unitsChosen", units: "metric" }), fresh)).toBe(false);
  });
});
