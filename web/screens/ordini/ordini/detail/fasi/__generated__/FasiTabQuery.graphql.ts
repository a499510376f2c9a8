/**
 * @generated SignedSource<<71ba0e8c851fb6ddc830fa172e502804>>
 * @relayHash e30f16f43f86f9a8457e8c0bcb9fc4ca
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7673463d46cb872740d099a7867809710f44287d63c2a1a8fdae6c051d6fd732

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FasiTabQuery$variables = {
  pk: number;
};
export type FasiTabQuery$data = {
  readonly fasiOrdine: {
    readonly " $fragmentSpreads": FragmentRefs<"FasiTab_fasi">;
  } | null;
  readonly statiFasi: ReadonlyArray<{
    readonly nome: string;
    readonly nomeFase: string;
    readonly pk: number;
  }>;
  readonly statiMateriali: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
  }>;
};
export type FasiTabQuery = {
  response: FasiTabQuery$data;
  variables: FasiTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
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
  "name": "nome",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeFase",
  "storageKey": null
},
v5 = {
  "alias": "statiFasi",
  "args": [
    {
      "kind": "Literal",
      "name": "contesto",
      "value": "fasi"
    }
  ],
  "concreteType": "ValoreStato",
  "kind": "LinkedField",
  "name": "valoriStato",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": "valoriStato(contesto:\"fasi\")"
},
v6 = {
  "alias": "statiMateriali",
  "args": [
    {
      "kind": "Literal",
      "name": "contesto",
      "value": "materiali"
    }
  ],
  "concreteType": "ValoreStato",
  "kind": "LinkedField",
  "name": "valoriStato",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": "valoriStato(contesto:\"materiali\")"
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stato",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statoColore",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statoPk",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "OrdineFornitoreDiFase",
  "kind": "LinkedField",
  "name": "ordiniFornitore",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fornitore",
      "storageKey": null
    },
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataConsegna",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataArrivo",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FasiTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FasiOrdine",
        "kind": "LinkedField",
        "name": "fasiOrdine",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FasiTab_fasi"
          }
        ],
        "storageKey": null
      },
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FasiTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FasiOrdine",
        "kind": "LinkedField",
        "name": "fasiOrdine",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FaseOrdine",
            "kind": "LinkedField",
            "name": "fasi",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "withFornitore",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isNeeded",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "inizio",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fine",
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MaterialeOrdine",
            "kind": "LinkedField",
            "name": "materiali",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "materiale",
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ]
  },
  "params": {
    "id": "7673463d46cb872740d099a7867809710f44287d63c2a1a8fdae6c051d6fd732",
    "metadata": {},
    "name": "FasiTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3787118b27a68723b4aca79934992a66";

export default node;
