/**
 * @generated SignedSource<<b3b0fece1eba67d93e82cb523996eebb>>
 * @relayHash faa70e9f54bd3faad26edaef52c36451
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67b2ad2f49010e680e0d371605a7ed48fe58a0a1b26f1ba5011ef5594efc1d89

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateFaseInput = {
  dependencies?: ReadonlyArray<string> | null;
  infiniteCapacity?: boolean | null;
  nome?: string | null;
  pk: number;
  reparto?: string | null;
  soloConTelai?: boolean | null;
  unit?: string | null;
  versione?: number | null;
  withFornitore?: boolean | null;
};
export type ModificaFaseMutation$variables = {
  input: UpdateFaseInput;
};
export type ModificaFaseMutation$data = {
  readonly updateFase: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type ModificaFaseMutation = {
  response: ModificaFaseMutation$data;
  variables: ModificaFaseMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateFasePayload",
    "kind": "LinkedField",
    "name": "updateFase",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pk",
        "storageKey": null
      },
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ModificaFaseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ModificaFaseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "67b2ad2f49010e680e0d371605a7ed48fe58a0a1b26f1ba5011ef5594efc1d89",
    "metadata": {},
    "name": "ModificaFaseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "06887a221575f8d1847573a58abf2fb5";

export default node;
