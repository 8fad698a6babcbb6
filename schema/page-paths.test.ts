import { expect, test } from "vitest";
import {
  anyAppPath,
  appPaths,
  appTabs,
  findAppTab,
  findTabOfPage,
  workPath,
} from "./page-paths.ts";

test("every page of the application is one of its paths, and nothing else below /app is", () => {
  for (const path of Object.values(appPaths)) {
    const address = path.replaceAll(/:\w+/g, "3f");
    expect([address, anyAppPath.test(address)]).toEqual([address, true]);
    expect([address, anyAppPath.test(`${address}/`)]).toEqual([address, true]);
    expect([address, anyAppPath.test(`${address}/nothing/here`)]).toEqual([address, false]);
  }
  for (const path of [
    "/",
    "/app/nothing",
    "/app/gallery/nothing",
    "/app//gallery",
    "/app/works",
    "/app/works/",
    "/app/works/3f/edit",
    "/app/people/3f/edit",
    "/app/people/rooms/3f",
    "/app/price-list/curve",
    "/app/sales/2026",
    "/app/profile/business/taxes",
    "/app/Gallery",
  ]) {
    expect([path, anyAppPath.test(path)]).toEqual([path, false]);
  }
});

test("the addresses that artists keep are those of the contract", () => {
  expect(appPaths).toEqual({
    pricing: "/app",
    gallery: "/app/gallery",
    profile: "/app/profile",
    work: "/app/works/:id",
    priceList: "/app/price-list",
    sales: "/app/sales",
    people: "/app/people",
    person: "/app/people/:id",
    rooms: "/app/rooms",
    room: "/app/rooms/:id",
    consignments: "/app/consignments",
    consignment: "/app/consignments/:id",
    agenda: "/app/agenda",
    import: "/app/import",
    business: "/app/profile/business",
  });
});

test("a work's page, the price list, the sales, the people and the agenda are under the gallery's tab, the business details under the profile's", () => {
  expect(workPath("3f")).toBe("/app/works/3f");
  expect(workPath("a/b?c")).toBe("/app/works/a%2Fb%3Fc");
  for (const path of [workPath("3f"), `${workPath("3f")}/`]) {
    expect([path, findTabOfPage(path), findAppTab(path)]).toEqual([path, "gallery", null]);
  }
  for (const page of [appPaths.priceList, appPaths.sales, appPaths.people, appPaths.agenda]) {
    for (const path of [page, `${page}/`]) {
      expect([path, findTabOfPage(path), findAppTab(path)]).toEqual([path, "gallery", null]);
    }
  }
  for (const path of [appPaths.business, `${appPaths.business}/`]) {
    expect([path, findTabOfPage(path), findAppTab(path)]).toEqual([path, "profile", null]);
  }
  for (const tab of appTabs) expect(findTabOfPage(appPaths[tab])).toBe(tab);
});
