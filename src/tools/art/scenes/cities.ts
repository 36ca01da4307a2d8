import type { Scene } from "../scene";
import { bellevue } from "./bellevue";
import { kent, seattle } from "./cities-king";
import { bremerton, portOrchard } from "./cities-kitsap";
import { lakewood, olympia } from "./cities-lakes";
import { lacey } from "./lacey";
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
