declare module "us-atlas/counties-10m.json" {
  import type { GeometryCollection, Topology } from "topojson-specification";

  const atlas: Topology<{
    counties: GeometryCollection<{ name: string }>;
    nation: GeometryCollection;
  }>;
  export default atlas;
}
