/**
 * @generated SignedSource<<f395735f6adb63ce60fc7dbe0c608d01>>
 * @relayHash 9dfe8d653485db34b5a1224aa6adac7b
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bffcd2e0e9686c142aa184c67674342f34d5c05ff3c8c2db1fdcc59a78c3ec76

import type { ConcreteRequest } from 'relay-runtime';
export type FiltroAssenze = {
  fromDate?: string | null;
  persona?: number | null;
  persone?: ReadonlyArray<number> | null;
  toDate?: string | null;
};
export type OverlappingAssenzeQuery$variables = {
  filtro?: FiltroAssenze | null;
};
export type OverlappingAssenzeQuery$data = {
  readonly assenze: {
    readonly nodes: ReadonlyArray<{
      readonly giornoA: string;
      readonly giornoDa: string;
      readonly oraA: string | null;
      readonly oraDa: string | null;
      readonly pk: number;
      readonly title: string;
    }>;
  };
};
export type OverlappingAssenzeQuery = {
  response: OverlappingAssenzeQuery$data;
  variables: OverlappingAssenzeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filtro"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "filtro",
    "variableName": "filtro"
  },
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 100
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
  "name": "giornoDa",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "giornoA",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oraDa",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oraA",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OverlappingAssenzeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AssenzeConnection",
        "kind": "LinkedField",
        "name": "assenze",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Assenza",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
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
    "name": "OverlappingAssenzeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AssenzeConnection",
        "kind": "LinkedField",
        "name": "assenze",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Assenza",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bffcd2e0e9686c142aa184c67674342f34d5c05ff3c8c2db1fdcc59a78c3ec76",
    "metadata": {},
    "name": "OverlappingAssenzeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f3a3eba319593a9a57487d225c2911d8";

export default node;
