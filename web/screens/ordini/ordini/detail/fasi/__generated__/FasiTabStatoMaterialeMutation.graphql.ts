/**
 * @generated SignedSource<<91d8a5bc54cbc260f3362035ceea6328>>
 * @relayHash 2b847376e049ec642a8f7e301b3ee105
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29001d66a7e624e0ae0462403a5a910995f82a188b1e3a326e3ad14ca6b0221f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FasiTabStatoMaterialeMutation$variables = {
  materiale: string;
  ordine: number;
  stato: number;
};
export type FasiTabStatoMaterialeMutation$data = {
  readonly setStatoMateriale: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly fasi: {
      readonly pk: number;
      readonly " $fragmentSpreads": FragmentRefs<"FasiTab_fasi">;
    } | null;
  };
};
export type FasiTabStatoMaterialeMutation = {
  response: FasiTabStatoMaterialeMutation$data;
  variables: FasiTabStatoMaterialeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "materiale"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordine"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stato"
},
v3 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "materiale",
        "variableName": "materiale"
      },
      {
        "kind": "Variable",
        "name": "ordine",
        "variableName": "ordine"
      },
      {
        "kind": "Variable",
        "name": "stato",
        "variableName": "stato"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stato",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statoColore",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statoPk",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "OrdineFornitoreDiFase",
  "kind": "LinkedField",
  "name": "ordiniFornitore",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fornitore",
      "storageKey": null
    },
    (v6/*:: as any*/),
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FasiTabStatoMaterialeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SetStatoMaterialePayload",
        "kind": "LinkedField",
        "name": "setStatoMateriale",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FasiOrdine",
            "kind": "LinkedField",
            "name": "fasi",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FasiTab_fasi"
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FasiTabStatoMaterialeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SetStatoMaterialePayload",
        "kind": "LinkedField",
        "name": "setStatoMateriale",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FasiOrdine",
            "kind": "LinkedField",
            "name": "fasi",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "FaseOrdine",
                "kind": "LinkedField",
                "name": "fasi",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nomeFase",
                    "storageKey": null
                  },
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
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
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
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "29001d66a7e624e0ae0462403a5a910995f82a188b1e3a326e3ad14ca6b0221f",
    "metadata": {},
    "name": "FasiTabStatoMaterialeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d6dec3988d2c61946d44d9fbf02c5c8f";

export default node;
