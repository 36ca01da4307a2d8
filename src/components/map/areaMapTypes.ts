/** The GraphQL types of what `areaMap` returns. */
export const areaMapTypes = `
  type AreaMap {
    width: Int!
    height: Int!
    land: String!
    mountain: AreaMapPoint
    counties: [AreaMapCounty!]!
    cities: [AreaMapCity!]!
  }
  type AreaMapCounty {
    county: County!
    outline: String!
    label: AreaMapName
  }
  type AreaMapPoint {
    x: Int!
    y: Int!
  }
  type AreaMapName {
    text: String!
    x: Float!
    y: Float!
    wideOnly: Boolean!
  }
  type AreaMapCity {
    city: City!
    x: Float!
    y: Float!
    label: AreaMapLabel
  }
  type AreaMapLabel {
    anchor: TextAnchor!
    dx: Float!
    dy: Float!
  }
  enum TextAnchor {
    start
    middle
    end
  }
`;
