import type { Adapter, AdapterPayload } from "oidc-provider";

/**
 * What the local identity provider remembers of one kind, until it stops. The store that `oidc-provider` brings does
 * the same, but warns on the console at every start. The package itself refuses what has expired.
 */
export function memoryAdapter(): Adapter {
  const payloads = new Map<string, AdapterPayload>();

  function findWhere(matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    return [...payloads.values()].find(matches);
  }

  return {
    async upsert(id, payload) {
      payloads.set(id, payload);
    },
    find: async (id) => payloads.get(id),
    findByUid: async (uid) => findWhere((payload) => payload.uid === uid),
    findByUserCode: async (userCode) => findWhere((payload) => payload.userCode === userCode),
    async consume(id) {
      const payload = payloads.get(id);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      payloads.delete(id);
    },
    async revokeByGrantId(grantId) {
      for (const [id, payload] of payloads) {
        if (payload.grantId === grantId) payloads.delete(id);
      }
    },
  };
}
