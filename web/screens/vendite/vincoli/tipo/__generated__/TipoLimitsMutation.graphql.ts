/**
 * @generated SignedSource<<26de6344bc34951a30e1b28c81635d57>>
 * @relayHash 42deacc66baa8d7f7a18219d5f71e6dc
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad6c3c873afd4a3595741dcc8cded99b8ed23b07144512e5a64de1426e3b6018

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateTipoSerramentoInput = {
  altezzaMax?: number | null;
  altezzaMin?: number | null;
  larghezzaMax?: number | null;
  larghezzaMin?: number | null;
  pk: number;
  versione?: number | null;
};
export type TipoLimitsMutation$variables = {
  input: UpdateTipoSerramentoInput;
};
export type TipoLimitsMutation$data = {
  readonly updateTipoSerramento: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly tipoSerramento: {
      readonly altezzaMax: number | null;
      readonly altezzaMin: number | null;
      readonly id: string;
      readonly larghezzaMax: number | null;
      readonly larghezzaMin: number | null;
      readonly versione: number;
    } | null;
  };
};
export type TipoLimitsMutation = {
  response: TipoLimitsMutation$data;
  variables: TipoLimitsMutation$variables;
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
    "concreteType": "UpdateTipoSerramentoPayload",
    "kind": "LinkedField",
    "name": "updateTipoSerramento",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipoSerramento",
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
            "name": "versione",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "altezzaMin",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "altezzaMax",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "larghezzaMin",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "larghezzaMax",
            "storageKey": null
          }
        ],
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
    "name": "TipoLimitsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TipoLimitsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ad6c3c873afd4a3595741dcc8cded99b8ed23b07144512e5a64de1426e3b6018",
    "metadata": {},
    "name": "TipoLimitsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "13e0ec43be4ccb8a80a8c9ee82fbe1ef";

export default node;
