/**
 * @generated SignedSource<<5734afdc096ec184250bcd745fcb53a7>>
 * @relayHash 2ddfc69771bc2d9c16c74c9f6d536b8d
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6fa196a7c2daa0149b3bdcc935b36df29a884201e0955b10363406161b03dde

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateTempisticaInput = {
  categoria?: string | null;
  codiceSerramentoId?: number | null;
  forma?: string | null;
  pk: number;
  tempoRepartoBanchi?: number | null;
  tempoRepartoMacchine?: number | null;
  tipoSerramentoId?: number | null;
  versione?: number | null;
};
export type TempisticaDialogUpdateMutation$variables = {
  input: UpdateTempisticaInput;
};
export type TempisticaDialogUpdateMutation$data = {
  readonly updateTempistica: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type TempisticaDialogUpdateMutation = {
  response: TempisticaDialogUpdateMutation$data;
  variables: TempisticaDialogUpdateMutation$variables;
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
    "concreteType": "UpdateTempisticaPayload",
    "kind": "LinkedField",
    "name": "updateTempistica",
    "plural": false,
    "selections": [
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
    "name": "TempisticaDialogUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TempisticaDialogUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a6fa196a7c2daa0149b3bdcc935b36df29a884201e0955b10363406161b03dde",
    "metadata": {},
    "name": "TempisticaDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e7a62170bcc675e5a87ef9f02937252b";

export default node;
