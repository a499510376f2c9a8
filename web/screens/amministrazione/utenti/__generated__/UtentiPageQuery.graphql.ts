/**
 * @generated SignedSource<<5f95f867c278d2692bf4bbb69cf4922a>>
 * @relayHash 0fd64b6ad217ff9151e94d50812272d8
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 700c82b97df19a055dc0a1e9271b3c20e929651be7e12c7a4bd7da42f86890fd

import type { ConcreteRequest } from 'relay-runtime';
export type FiltroUsers = {
  agente?: boolean | null;
  isActive?: boolean | null;
  isAppAccount?: boolean | null;
  isOperatore?: boolean | null;
  isStaff?: boolean | null;
  isSuperuser?: boolean | null;
  search?: string | null;
};
export type UtentiPageQuery$variables = {
  filtro?: FiltroUsers | null;
  ordinamento?: ReadonlyArray<string> | null;
  pagina: number;
  perPagina: number;
};
export type UtentiPageQuery$data = {
  readonly users: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly agente: {
          readonly codice: string;
        } | null;
        readonly appAccount: {
          readonly pk: number;
        } | null;
        readonly email: string;
        readonly id: string;
        readonly isActive: boolean;
        readonly isStaff: boolean;
        readonly isSuperuser: boolean;
        readonly nome: string;
        readonly operatore: {
          readonly pk: number;
        } | null;
        readonly pk: number;
        readonly ultimoAccesso: string | null;
        readonly username: string;
      };
    }>;
    readonly numeroPagine: number;
    readonly totalCount: number;
  };
};
export type UtentiPageQuery = {
  response: UtentiPageQuery$data;
  variables: UtentiPageQuery$variables;
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
  "name": "pk",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/)
],
v6 = [
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
    "concreteType": "UsersConnection",
    "kind": "LinkedField",
    "name": "users",
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
        "concreteType": "UsersEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserAdmin",
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
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "username",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nome",
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
                "name": "isSuperuser",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isStaff",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isActive",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ultimoAccesso",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OperatoreAdmin",
                "kind": "LinkedField",
                "name": "operatore",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AgenteAdmin",
                "kind": "LinkedField",
                "name": "agente",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "codice",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AppAccountAdmin",
                "kind": "LinkedField",
                "name": "appAccount",
                "plural": false,
                "selections": (v5/*:: as any*/),
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
    "name": "UtentiPageQuery",
    "selections": (v6/*:: as any*/),
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
    "name": "UtentiPageQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "700c82b97df19a055dc0a1e9271b3c20e929651be7e12c7a4bd7da42f86890fd",
    "metadata": {},
    "name": "UtentiPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c5cac4b098ba91063e8b11965caa6657";

export default node;
