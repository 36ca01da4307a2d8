import { runCommand } from "../../site/command";
import { listLicenses } from "./listLicensesCommand";

void runCommand(listLicenses);
