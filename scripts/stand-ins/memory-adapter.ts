import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";

interface Entry {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

/**
 * What the local identity provider remembers, until it stops. The store that `oidc-provider` brings does
 * the same, but warns on the console at every start.
 */
export function memoryAdapter(): AdapterFactory {
  const entries = new Map<string, Entry>();
  return (model) => adapterFor(model, entries);
}

function adapterFor(model: string, entries: Map<string, Entry>): Adapter {
  const keyOf = (id: string) => `${model}:${id}`;

  function read(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    if (!entry || entry.expiresAt > Date.now()) return entry?.payload;
    entries.delete(key);
    return undefined;
  }

  function findWhere(matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const key of entries.keys()) {
      const payload = key.startsWith(keyOf("")) ? read(key) : undefined;
      if (payload && matches(payload)) return payload;
    }
    return undefined;
  }

  return {
    async upsert(id, payload, expiresIn = Number.POSITIVE_INFINITY) {
      entries.set(keyOf(id), { payload, expiresAt: Date.now() + expiresIn * 1000 });
    },
    find: async (id) => read(keyOf(id)),
    findByUid: async (uid) => findWhere((payload) => payload.uid === uid),
    findByUserCode: async (userCode) => findWhere((payload) => payload.userCode === userCode),
    async consume(id) {
      const payload = read(keyOf(id));
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(keyOf(id));
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) {
        // Of this model alone: an interaction that mentions the grant outlives it.
        if (key.startsWith(keyOf("")) && payload.grantId === grantId) entries.delete(key);
      }
    },
  };
}
