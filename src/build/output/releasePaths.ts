import { runCommand } from "../../site/command";
import { releasePaths } from "./releasePathsCommand";

void runCommand(releasePaths);
