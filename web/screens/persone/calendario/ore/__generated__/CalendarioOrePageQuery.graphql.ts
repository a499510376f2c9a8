/**
 * @generated SignedSource<<3b7b546082b5bd51aa9751adc2e6ce56>>
 * @relayHash bfe11ded4416786a5ac23e3df7a9cea2
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2831a6fb90607f5271b1a0e0958a38554c85a6a6da9fd3ae9f8e7e01d015b057

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarioOrePageQuery$variables = {
  fromDate: string;
  toDate: string;
};
export type CalendarioOrePageQuery$data = {
  readonly festivita: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readOre_festivita">;
    }>;
  };
  readonly oreLavorative: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readOre_giorno">;
    }>;
  };
};
export type CalendarioOrePageQuery = {
  response: CalendarioOrePageQuery$data;
  variables: CalendarioOrePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "fromDate"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "toDate"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "fromDate",
        "variableName": "fromDate"
      },
      {
        "kind": "Variable",
        "name": "toDate",
        "variableName": "toDate"
      }
    ],
    "kind": "ObjectValue",
    "name": "filtro"
  },
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 1000
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "giorno",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oreLavorativeMacchine",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oreLavorativeBanchi",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "giornoDa",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "giornoA",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oraDa",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oraA",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CalendarioOrePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OreLavorativeConnection",
        "kind": "LinkedField",
        "name": "oreLavorative",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OreLavorative",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "readOre_giorno",
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FestivitaConnection",
        "kind": "LinkedField",
        "name": "festivita",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Festivita",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "readOre_festivita",
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CalendarioOrePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OreLavorativeConnection",
        "kind": "LinkedField",
        "name": "oreLavorative",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OreLavorative",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FestivitaConnection",
        "kind": "LinkedField",
        "name": "festivita",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Festivita",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2831a6fb90607f5271b1a0e0958a38554c85a6a6da9fd3ae9f8e7e01d015b057",
    "metadata": {},
    "name": "CalendarioOrePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d7d61f83d76de25184b52828e45a21da";

export default node;
