/**
 * @generated SignedSource<<6c12277a3172b44e0dc75e9a692fa972>>
 * @relayHash ecd77676e7741e6594073d0d7294b529
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74e0626bc4321d18d405afd5669e9fa81daaa64918b00ba460acd5469229baeb

import type { ConcreteRequest } from 'relay-runtime';
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
export type FiltroClienti = {
  agente?: number | null;
  id?: ReadonlyArray<number> | null;
  search?: string | null;
  tipoCliente?: TipoCliente | null;
};
export type ClientiPageQuery$variables = {
  filtro?: FiltroClienti | null;
  ordinamento?: ReadonlyArray<string> | null;
  pagina: number;
  perPagina: number;
};
export type ClientiPageQuery$data = {
  readonly clienti: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly agente: {
          readonly user: {
            readonly nome: string;
          };
        } | null;
        readonly citta: string;
        readonly codice: string;
        readonly email: string;
        readonly id: string;
        readonly nome: string;
        readonly numeroOrdini: number;
        readonly piva: string;
        readonly pk: number;
        readonly provincia: string;
        readonly puoEliminare: boolean;
        readonly telefono: string;
        readonly tipoCliente: TipoCliente | null;
      };
    }>;
    readonly numeroPagine: number;
    readonly totalCount: number;
  };
};
export type ClientiPageQuery = {
  response: ClientiPageQuery$data;
  variables: ClientiPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtro"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordinamento"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pagina"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "perPagina"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filtro",
        "variableName": "filtro"
      },
      {
        "kind": "Variable",
        "name": "ordinamento",
        "variableName": "ordinamento"
      },
      {
        "kind": "Variable",
        "name": "pagina",
        "variableName": "pagina"
      },
      {
        "kind": "Variable",
        "name": "perPagina",
        "variableName": "perPagina"
      }
    ],
    "concreteType": "ClientiConnection",
    "kind": "LinkedField",
    "name": "clienti",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "numeroPagine",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ClientiEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cliente",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pk",
                "storageKey": null
              },
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "codice",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tipoCliente",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "piva",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "citta",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "provincia",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "telefono",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "numeroOrdini",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "puoEliminare",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Agente",
                "kind": "LinkedField",
                "name": "agente",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "user",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/)
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
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ClientiPageQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ClientiPageQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "74e0626bc4321d18d405afd5669e9fa81daaa64918b00ba460acd5469229baeb",
    "metadata": {},
    "name": "ClientiPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0c80d3f268d2a4a3259b8ed028b76245";

export default node;
