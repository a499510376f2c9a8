/**
 * @generated SignedSource<<795efae97074a20233f38b091b6c1360>>
 * @relayHash cf4aafd8db8114b19571703a4d80062f
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2845c00bb84df530b3963920e63b0e16277a532fbf411741bbcc87bd88ec4e58

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
      readonly statoColore: string;
      readonly statoPk: number | null;
      readonly withFornitore: boolean;
    }>;
    readonly materiali: ReadonlyArray<{
      readonly materiale: string;
      readonly ordiniFornitore: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"OrdineFasiTable_ordiniFornitore">;
      }>;
      readonly stato: string;
      readonly statoColore: string;
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
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrdineFasiTable_ordiniFornitore"
    }
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "materiale",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v14 = {
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
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v2/*:: as any*/)
  ],
  "storageKey": "valoriStato(contesto:\"fasi\")"
},
v15 = {
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
    (v12/*:: as any*/),
    (v13/*:: as any*/)
  ],
  "storageKey": "valoriStato(contesto:\"materiali\")"
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "OrdineFornitoreDiFase",
  "kind": "LinkedField",
  "name": "ordiniFornitore",
  "plural": true,
  "selections": [
    (v12/*:: as any*/),
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
              (v11/*:: as any*/),
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
      (v14/*:: as any*/),
      (v15/*:: as any*/)
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
              (v9/*:: as any*/),
              (v16/*:: as any*/)
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
              (v11/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v14/*:: as any*/),
      (v15/*:: as any*/)
    ]
  },
  "params": {
    "id": "2845c00bb84df530b3963920e63b0e16277a532fbf411741bbcc87bd88ec4e58",
    "metadata": {},
    "name": "FasiTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fe9082400fd78265a1cfd69cacc571f5";

export default node;
