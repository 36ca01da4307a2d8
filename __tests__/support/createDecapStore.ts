import fs from "node:fs";
import { TextDecoder, TextEncoder } from "node:util";
import type { ImmutableMap } from "../../src/cms/editor/decapApi";
import type { DecapReducer } from "../../src/cms/editor/formState";
import type { DecapStore } from "../../src/cms/editor/reloadOnFormNavigation";

/** Stub of `MessageChannel`. Node's would keep the process alive. */
class Channel {
  readonly port1 = {};
  readonly port2 = {};
}

/**
 * Runs Decap's script in jsdom. Call it once in a test file.
 * @returns access to Decap's Redux store, which has the enhancer of the editor's script
 */
export function createDecapStore() {
  let store: DecapStore | undefined;
  let reducer: DecapReducer | undefined;
  const enhanceStore = window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__!;
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (enhance) => (create) => {
    const createEnhanced = enhanceStore(enhance)((...args) => {
      store = create(...args);
      return store;
    });
    return (decapReducer, ...rest) => {
      reducer = decapReducer;
      return createEnhanced(decapReducer, ...rest);
    };
  };
  // The script needs its own URL, and APIs that jsdom lacks.
  document.body.innerHTML = '<script src="/admin/decap-cms.js"></script>';
  Object.assign(window, {
    CMS_MANUAL_INIT: true,
    TextDecoder,
    TextEncoder,
    MessageChannel: Channel,
    Worker: Object,
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
    /** Decap's reducer. */
    reducer: reducer!,
  };
}
