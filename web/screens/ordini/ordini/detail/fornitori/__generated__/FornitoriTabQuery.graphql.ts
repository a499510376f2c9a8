/**
 * @generated SignedSource<<2d5d50381292dcea45e0cfb1cec480f2>>
 * @relayHash 63fb5d69d7f7a4de796044d4039bfdfc
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9812ea3ec9e214d42ab6ae08a67bf4c16cbf6e6d0289169fe4a8338ed6059c41

import type { ConcreteRequest } from 'relay-runtime';
export type FornitoriTabQuery$variables = {
  perPagina: number;
  pk: number;
};
export type FornitoriTabQuery$data = {
  readonly ordiniFornitore: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly dataArrivo: string | null;
        readonly dataConsegna: string | null;
        readonly dataInserimento: string;
        readonly dataOrdine: string | null;
        readonly emailSentAt: string | null;
        readonly fornitore: {
          readonly nome: string;
        };
        readonly fornitorePk: number;
        readonly pk: number;
        readonly righeCount: number;
        readonly stato: {
          readonly colore: string;
          readonly nome: string;
          readonly pk: number;
        } | null;
        readonly tipologia: string;
        readonly valorePercentuale: number | null;
      };
    }>;
  };
  readonly righeOrdineFornitore: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly codice: string;
        readonly descrizione: string;
        readonly extraFields: unknown;
        readonly fornitore: {
          readonly nome: string;
        } | null;
        readonly fornitorePk: number | null;
        readonly misure: string;
        readonly misureVetro: string;
        readonly ordineFornitorePk: number | null;
        readonly pk: number;
        readonly quantita: number;
        readonly rigaOrdinePk: number | null;
        readonly sezione: string;
        readonly spessore: string;
        readonly stampato: string;
        readonly tipologia: string;
        readonly um: string;
        readonly versione: number;
      };
    }>;
    readonly totalCount: number;
  };
};
export type FornitoriTabQuery = {
  response: FornitoriTabQuery$data;
  variables: FornitoriTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "perPagina"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pk"
},
v2 = {
  "fields": [
    {
      "kind": "Variable",
      "name": "ordine",
      "variableName": "pk"
    }
  ],
  "kind": "ObjectValue",
  "name": "filtro"
},
v3 = {
  "kind": "Literal",
  "name": "pagina",
  "value": 1
},
v4 = {
  "kind": "Variable",
  "name": "perPagina",
  "variableName": "perPagina"
},
v5 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipologia",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codice",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "descrizione",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantita",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "um",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "spessore",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stampato",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "misure",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "misureVetro",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sezione",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "extraFields",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rigaOrdinePk",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ordineFornitorePk",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fornitorePk",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "Fornitore",
  "kind": "LinkedField",
  "name": "fornitore",
  "plural": false,
  "selections": [
    (v22/*:: as any*/)
  ],
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v25 = [
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "ordinamento",
    "value": [
      "tipologia",
      "id"
    ]
  },
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "ValoreStato",
  "kind": "LinkedField",
  "name": "stato",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    (v22/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "colore",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "valorePercentuale",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataOrdine",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataConsegna",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataArrivo",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataInserimento",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "emailSentAt",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "righeCount",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "Fornitore",
  "kind": "LinkedField",
  "name": "fornitore",
  "plural": false,
  "selections": [
    (v22/*:: as any*/),
    (v34/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FornitoriTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "RigheOrdineFornitoreConnection",
        "kind": "LinkedField",
        "name": "righeOrdineFornitore",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "RigheOrdineFornitoreEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RigaOrdineFornitore",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v25/*:: as any*/),
        "concreteType": "OrdiniFornitoreConnection",
        "kind": "LinkedField",
        "name": "ordiniFornitore",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdiniFornitoreEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OrdineFornitore",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v21/*:: as any*/),
                  (v23/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  (v32/*:: as any*/),
                  (v33/*:: as any*/)
                ],
                "storageKey": null
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FornitoriTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "RigheOrdineFornitoreConnection",
        "kind": "LinkedField",
        "name": "righeOrdineFornitore",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "RigheOrdineFornitoreEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RigaOrdineFornitore",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v35/*:: as any*/),
                  (v24/*:: as any*/),
                  (v34/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v25/*:: as any*/),
        "concreteType": "OrdiniFornitoreConnection",
        "kind": "LinkedField",
        "name": "ordiniFornitore",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdiniFornitoreEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OrdineFornitore",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v21/*:: as any*/),
                  (v35/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/)
                ],
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
    "id": "9812ea3ec9e214d42ab6ae08a67bf4c16cbf6e6d0289169fe4a8338ed6059c41",
    "metadata": {},
    "name": "FornitoriTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a7968406cfaa782fe786bb7cf11c693a";

export default node;
