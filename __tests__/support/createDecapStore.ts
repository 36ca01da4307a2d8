import fs from "node:fs";
import { TextDecoder, TextEncoder } from "node:util";
import type { ImmutableMap } from "../../src/cms/editor/decapApi";
import type { DecapReducer } from "../../src/cms/editor/trackUnsavedEdits";
import type { DecapStore } from "../../src/cms/editor/reloadOnFormChange";

/** A channel that nothing comes through, and that keeps no process waiting. */
class Channel {
  readonly port1 = {};
  readonly port2 = {};
}

/**
 * Runs Decap's script in a page of jsdom, once.
 * @returns its store, as the page's hook has changed it
 */
export function createDecapStore() {
  let store: DecapStore | undefined;
  let reducer: DecapReducer | undefined;
  const enhanceStore = window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__!;
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (enhance) => (create) => {
    const created = enhanceStore(enhance)(
      (...args) => (store = create(...args)),
    );
    return (decapReducer, ...rest) =>
      created((reducer = decapReducer), ...rest);
  };
  // The script looks for its address, and for what jsdom doesn't have.
  document.body.innerHTML = '<script src="/admin/decap-cms.js"></script>';
  Object.assign(window, {
    ...{ CMS_MANUAL_INIT: true, TextDecoder, TextEncoder },
    ...{ MessageChannel: Channel, Worker: Object },
  });
  URL.createObjectURL = () => "blob:x";
  window.eval(
    fs.readFileSync("node_modules/decap-cms/dist/decap-cms.js", "utf8"),
  );
  return {
    dispatch: (type: string, payload: object = {}) =>
      store!.dispatch({ type, payload }),
    entry: () => store!.getState().entryDraft.get("entry") as ImmutableMap,
    hasChanged: () => store!.getState().entryDraft.get("hasChanged"),
    /** Decap's own. */
    reducer: reducer!,
  };
}
