import type {
  WrapPageElementBrowserArgs,
  WrapPageElementNodeArgs,
} from "gatsby";
import { SiteLayout } from "./SiteLayout";

/** Keeps header and footer mounted while pages change between them. */
export const wrapPageElement = ({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) => (
  <SiteLayout path={props.path}>{element}</SiteLayout>
);
