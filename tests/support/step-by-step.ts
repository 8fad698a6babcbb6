import { isCaseOfDay } from "#tests/support/cases-of-day.ts";
import type { Bindings } from "#worker/env.ts";

/** Lets a store call succeed, fail, or succeed with its response lost. */
export type TakeStep = <Answer>(step: string, act: () => Promise<Answer>) => Promise<Answer>;

/** Every fault of a step. */
export const faultKinds = ["does not happen", "happens, and its answer is lost"] as const;

/** A fault at one step only. */
export function faultAt(at: number, kind: (typeof faultKinds)[number]): TakeStep {
  let step = -1;
  return async (name, act) => {
    step += 1;
    if (step !== at) return act();
    if (kind === "happens, and its answer is lost") await act();
    throw new Error(`Fault: ${name} ${kind}.`);
  };
}

/** The faults of the day at each of these steps, in words as well: all of them take minutes, each step has one a day. */
export function faultsAtEach(steps: readonly string[]) {
  return steps.flatMap((name, at) =>
    faultKinds
      .filter((_, index) => isCaseOfDay(at + index, faultKinds.length))
      .map((kind) => ({
        what: `step ${at}, ${name}, ${kind}`,
        take: () => faultAt(at, kind),
      })),
  );
}

export const withoutFault: TakeStep = (_step, act) => act();

/** Adds the name of each step to `steps`. */
export function recordIn(steps: string[]): TakeStep {
  return (name, act) => {
    steps.push(name);
    return act();
  };
}

/** The same stores, with every call passed through `take`: nothing is mocked, and everything can fail. */
export function stepByStep(bindings: Bindings, take: TakeStep): Bindings {
  return {
    ...bindings,
    DB: watchDatabase(bindings.DB, take),
    PICTURES: watch(bindings.PICTURES, "R2", take),
    RATES: watch(bindings.RATES, "KV", take),
  };
}

function watch<Store extends object>(store: Store, name: string, take: TakeStep): Store {
  return new Proxy(store, {
    get(target, method) {
      const value: unknown = Reflect.get(target, method);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) =>
        take(`${name} ${String(method)}`, async () => Reflect.apply(value, target, args));
    },
  });
}

/** A statement is built in several calls, of which only the last one reaches the database. */
function watchDatabase(database: D1Database, take: TakeStep): D1Database {
  const bare = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

  function watchStatement(statement: D1PreparedStatement): D1PreparedStatement {
    const watched = watch(statement, "D1", take);
    const built = new Proxy(watched, {
      get: (target, method) =>
        method === "bind"
          ? (...values: unknown[]) => watchStatement(statement.bind(...values))
          : Reflect.get(target, method),
    });
    bare.set(built, statement);
    return built;
  }

  return new Proxy(database, {
    get(target, method) {
      if (method === "prepare") return (query: string) => watchStatement(target.prepare(query));
      if (method === "batch") {
        return (statements: D1PreparedStatement[]) =>
          take("D1 batch", () => target.batch(statements.map((one) => bare.get(one) ?? one)));
      }
      return Reflect.get(target, method);
    },
  });
}
