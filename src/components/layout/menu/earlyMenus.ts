import { attachMenus } from "./attachMenus";

/**
 * A script of its own, which every page loads at the first interaction. The inline
 * script of the page notes what the visitor did.
 */
const { firstInteraction } = window as { firstInteraction?: Event };
const navigation = document.querySelector<HTMLElement>("header nav");
if (navigation) attachMenus(navigation, firstInteraction);

// Lets visitors install the site. Those who only read don't need its 3 kB.
const manifest = document.createElement("link");
manifest.rel = "manifest";
manifest.href = "/manifest.webmanifest";
document.head.append(manifest);
