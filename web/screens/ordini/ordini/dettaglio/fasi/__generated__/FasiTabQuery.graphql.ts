/**
 * @generated SignedSource<<7abf3e18470574c5fc754c42c6c7820f>>
 * @relayHash 92ffa1a6cda2fb00bf209a7e5a3abda5
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c55ca15427a31e7998136492a18e34dd1c0364f541751f51bb0454b6b01ba6b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FasiTabQuery$variables = {
  pk: number;
};
export type FasiTabQuery$data = {
  readonly fasiOrdine: {
    readonly fasi: ReadonlyArray<{
      readonly fine: string | null;
      readonly inizio: string | null;
      readonly isNeeded: boolean;
      readonly nomeFase: string;
      readonly ordiniFornitore: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"OrdineFasiTable_ordiniFornitore">;
      }>;
      readonly stato: string;
      readonly statoPk: number | null;
      readonly withFornitore: boolean;
    }>;
    readonly materiali: ReadonlyArray<{
      readonly materiale: string;
      readonly ordiniFornitore: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"OrdineFasiTable_ordiniFornitore">;
      }>;
      readonly stato: string;
      readonly statoPk: number | null;
    }>;
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
  "name": "nomeFase",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "withFornitore",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isNeeded",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inizio",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fine",
  "storageKey": null
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
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrdineFasiTable_ordiniFornitore"
    }
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "materiale",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v13 = {
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
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v2/*:: as any*/)
  ],
  "storageKey": "valoriStato(contesto:\"fasi\")"
},
v14 = {
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
    (v11/*:: as any*/),
    (v12/*:: as any*/)
  ],
  "storageKey": "valoriStato(contesto:\"materiali\")"
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "OrdineFornitoreDiFase",
  "kind": "LinkedField",
  "name": "ordiniFornitore",
  "plural": true,
  "selections": [
    (v11/*:: as any*/),
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
            "alias": null,
            "args": null,
            "concreteType": "FaseOrdine",
            "kind": "LinkedField",
            "name": "fasi",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
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
              (v10/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v13/*:: as any*/),
      (v14/*:: as any*/)
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v15/*:: as any*/)
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
              (v10/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v15/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v13/*:: as any*/),
      (v14/*:: as any*/)
    ]
  },
  "params": {
    "id": "5c55ca15427a31e7998136492a18e34dd1c0364f541751f51bb0454b6b01ba6b",
    "metadata": {},
    "name": "FasiTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "545766c518d8033d4792648bcca4b81c";

export default node;
