/**
 * @generated SignedSource<<f3d34919cd1b75084359a09d6e04777b>>
 * @relayHash 3ea0a276b4d903db3af3902113f54140
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba513d4be0df33f5587b2fd3e4615bde813372efdccf3c77422ba44bfa9ea5e3

import type { ConcreteRequest } from 'relay-runtime';
export type AreaConsegna = "EST" | "OVEST";
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
export type CreateOrdineInput = {
  agente?: number | null;
  areaConsegna?: AreaConsegna | null;
  autoSchedulazione?: boolean | null;
  cliente: number;
  codiceSistema?: string | null;
  data: string;
  dataConsegna?: string | null;
  dataPosa?: string | null;
  nonSchedulabile?: boolean | null;
  note?: string | null;
  numeroCommessa: string;
  progetto?: string | null;
  riferimento?: string | null;
  righe?: ReadonlyArray<RigaOrdineInput> | null;
  senzaMisure?: boolean | null;
  stato?: number | null;
  tipoCliente: TipoCliente;
};
export type RigaOrdineInput = {
  altezza?: number | null;
  ante?: number | null;
  codiceRivendita?: string | null;
  codiceSerramentoId?: number | null;
  descrizione?: string | null;
  extraFields?: unknown | null;
  forma?: string | null;
  id?: number | null;
  larghezza?: number | null;
  listino?: number | null;
  netto?: number | null;
  numero?: number | null;
  rivendita?: boolean | null;
  scontoArticolo?: number | null;
  scontoCorrettivo?: number | null;
  tipoSerramentoId?: number | null;
};
export type OrdineFormMutation$variables = {
  input: CreateOrdineInput;
};
export type OrdineFormMutation$data = {
  readonly createOrdine: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly ordine: {
      readonly pk: number;
    } | null;
  };
};
export type OrdineFormMutation = {
  response: OrdineFormMutation$data;
  variables: OrdineFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrdineFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateOrdinePayload",
        "kind": "LinkedField",
        "name": "createOrdine",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Ordine",
            "kind": "LinkedField",
            "name": "ordine",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrdineFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateOrdinePayload",
        "kind": "LinkedField",
        "name": "createOrdine",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Ordine",
            "kind": "LinkedField",
            "name": "ordine",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ba513d4be0df33f5587b2fd3e4615bde813372efdccf3c77422ba44bfa9ea5e3",
    "metadata": {},
    "name": "OrdineFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "63428242ad323de603a7f437a4d4526f";

export default node;
