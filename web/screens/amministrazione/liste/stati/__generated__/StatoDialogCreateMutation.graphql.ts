/**
 * @generated SignedSource<<72b70861fa704f790d230ba8c262444e>>
 * @relayHash 89c91dfbf0066e1e607d2272f74d5352
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2c594a8cb41ddf8b908ab55946b8dccaa7e28d91f7bc4356872378b72498893

import type { ConcreteRequest } from 'relay-runtime';
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
export type ContestoStato = "fasi" | "materiali" | "ordine" | "ordine_fornitore";
export type CreateValoreStatoInput = {
  colore?: ColoreStato | null;
  contesto: ContestoStato;
  nome: string;
  nomeFase?: string | null;
};
export type StatoDialogCreateMutation$variables = {
  input: CreateValoreStatoInput;
};
export type StatoDialogCreateMutation$data = {
  readonly createValoreStato: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly stato: {
      readonly pk: number;
    } | null;
  };
};
export type StatoDialogCreateMutation = {
  response: StatoDialogCreateMutation$data;
  variables: StatoDialogCreateMutation$variables;
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
    "name": "StatoDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateValoreStatoPayload",
        "kind": "LinkedField",
        "name": "createValoreStato",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StatoInLista",
            "kind": "LinkedField",
            "name": "stato",
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
    "name": "StatoDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateValoreStatoPayload",
        "kind": "LinkedField",
        "name": "createValoreStato",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StatoInLista",
            "kind": "LinkedField",
            "name": "stato",
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
    "id": "d2c594a8cb41ddf8b908ab55946b8dccaa7e28d91f7bc4356872378b72498893",
    "metadata": {},
    "name": "StatoDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f212bf030e6876f50d4f10334c1685be";

export default node;
