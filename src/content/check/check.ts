import { runCommand } from "../../site/command";
import { check } from "./checkCommand";

void runCommand(check);
