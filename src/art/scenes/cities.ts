import type { Scene } from "../scene";
import { bellevue, kent, seattle } from "./cities-king";
import { bremerton, portOrchard } from "./cities-kitsap";
import { lacey, lakewood, olympia } from "./cities-lakes";
import { puyallup, tacoma } from "./cities-pierce";

export const cities: readonly Scene[] = [
  { file: "cities/tacoma", draw: tacoma },
  { file: "cities/puyallup", draw: puyallup },
  { file: "cities/lakewood", draw: lakewood },
  { file: "cities/seattle", draw: seattle },
  { file: "cities/bellevue", draw: bellevue },
  { file: "cities/kent", draw: kent },
  { file: "cities/olympia", draw: olympia },
  { file: "cities/lacey", draw: lacey },
  { file: "cities/bremerton", draw: bremerton },
  { file: "cities/port-orchard", draw: portOrchard },
];
