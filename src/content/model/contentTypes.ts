import type { ContentType } from "./contentType";
import { about } from "./contentTypes/about";
import { boxesPage } from "./contentTypes/boxesPage";
import { city } from "./contentTypes/city";
import { company } from "./contentTypes/company";
import { contact } from "./contentTypes/contact";
import { county } from "./contentTypes/county";
import { document } from "./contentTypes/document";
import { home } from "./contentTypes/home";
import { homeSizes } from "./contentTypes/homeSizes";
import { indexPage } from "./contentTypes/indexPage";
import { inventoryPage } from "./contentTypes/inventoryPage";
import { inventoryRoom } from "./contentTypes/inventoryRoom";
import { labels } from "./contentTypes/labels";
import { navigation } from "./contentTypes/navigation";
import { planPage } from "./contentTypes/planPage";
import { post } from "./contentTypes/post";
import { quoteForm } from "./contentTypes/quoteForm";
import { redirects } from "./contentTypes/redirects";
import { resource } from "./contentTypes/resource";
import { service } from "./contentTypes/service";
import { testimonial } from "./contentTypes/testimonial";

/** All content types, in the order in which the rules of the check process their files. */
export const contentTypes: readonly ContentType[] = [
  company,
  navigation,
  redirects,
  labels,
  quoteForm,
  homeSizes,
  home,
  about,
  contact,
  indexPage,
  inventoryPage,
  boxesPage,
  planPage,
  county,
  city,
  service,
  post,
  resource,
  document,
  inventoryRoom,
  testimonial,
];
