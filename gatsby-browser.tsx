import { allowMovedTexts } from "./src/hydration/allowMovedTexts";
import "./src/styles/tokens.css";
import "./src/styles/base.css";

export { wrapPageElement } from "./src/components/layout/wrapPageElement";

export const onClientEntry = allowMovedTexts;

/** Places are the browser's affair: it loads a document for every link. */
export const shouldUpdateScroll = () => false;

/** Tests wait for this mark. */
export const onInitialClientRender = () => {
  document.documentElement.dataset.hydrated = "";
};
