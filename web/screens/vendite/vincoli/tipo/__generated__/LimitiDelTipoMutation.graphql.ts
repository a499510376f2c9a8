/**
 * @generated SignedSource<<2703058f323d2a7fa251bb2dff2d82cc>>
 * @relayHash 74b93988ec16a641be35906ece05e816
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b69e2aba109da8e3f2bf5542f3f58fcc3f359e7563b311e76c0b7fb2d7c3f2de

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateTipoSerramentoInput = {
  altezzaMax?: number | null;
  altezzaMin?: number | null;
  larghezzaMax?: number | null;
  larghezzaMin?: number | null;
  pk: number;
  versione?: number | null;
};
export type LimitiDelTipoMutation$variables = {
  input: UpdateTipoSerramentoInput;
};
export type LimitiDelTipoMutation$data = {
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
export type LimitiDelTipoMutation = {
  response: LimitiDelTipoMutation$data;
  variables: LimitiDelTipoMutation$variables;
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
    "name": "LimitiDelTipoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LimitiDelTipoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b69e2aba109da8e3f2bf5542f3f58fcc3f359e7563b311e76c0b7fb2d7c3f2de",
    "metadata": {},
    "name": "LimitiDelTipoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3c4547662eb293a54734c52eeb6ef10d";

export default node;
